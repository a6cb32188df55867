#include "CReaders.h"

#include <webp/demux.h>

int spindle_scan_webp(
    const uint8_t *bytes, size_t count, struct spindle_webp_facts *facts, void *context,
    int (*take)(void *context, int delay)) {
    WebPData data = {bytes, count};
    WebPDemuxer *demuxer = WebPDemux(&data);
    if (demuxer == NULL) return 0;
    uint32_t flags = WebPDemuxGetI(demuxer, WEBP_FF_FORMAT_FLAGS);
    facts->width = WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_WIDTH);
    facts->height = WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_HEIGHT);
    facts->is_animation = (flags & ANIMATION_FLAG) != 0;
    facts->plays = WebPDemuxGetI(demuxer, WEBP_FF_LOOP_COUNT);
    WebPIterator frame;
    int goes_on = WebPDemuxGetFrame(demuxer, 1, &frame);
    while (goes_on) goes_on = take(context, frame.duration) && WebPDemuxNextFrame(&frame);
    WebPDemuxReleaseIterator(&frame);
    WebPChunkIterator chunk;
    facts->profile_size = 0;
    if (WebPDemuxGetChunk(demuxer, "ICCP", 1, &chunk)) {
        facts->profile_start = (size_t)(chunk.chunk.bytes - bytes);
        facts->profile_size = chunk.chunk.size;
    }
    WebPDemuxReleaseChunkIterator(&chunk);
    WebPDemuxDelete(demuxer);
    return 1;
}

int spindle_read_webp(
    const uint8_t *bytes, size_t count, void *context, int (*take)(void *context, const uint8_t *pixels)) {
    WebPData data = {bytes, count};
    WebPAnimDecoderOptions options;
    if (!WebPAnimDecoderOptionsInit(&options)) return 0;
    options.color_mode = MODE_RGBA;
    WebPAnimDecoder *decoder = WebPAnimDecoderNew(&data, &options);
    if (decoder == NULL) return 0;
    int goes_on = 1;
    while (goes_on && WebPAnimDecoderHasMoreFrames(decoder)) {
        uint8_t *pixels;
        int time;
        goes_on = WebPAnimDecoderGetNext(decoder, &pixels, &time) && take(context, pixels);
    }
    WebPAnimDecoderDelete(decoder);
    return goes_on;
}
