/// Texts that are seen beside those of a browser.
enum MovingTextCase {
    /// A file of a text that moves within a second.
    static func file(_ body: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="64" height="24" viewBox="0 0 64 24" \
        font-family="Inter" font-size="16" data-span="1">\
        \(body)</svg>
        """
    }

    static let all =
        spaces + parts + [
            // Anchors and shifts.
            "<text x='30' y='16' dx='20' text-anchor='end'>ab</text>",
            "<text x='20' y='16' dx='12' text-anchor='middle'>ab</text>",
            "<text x='40' y='16' text-anchor='end'>a<tspan dx='10'>b</tspan></text>",
            "<text x='32' y='16' text-anchor='middle'>ab <tspan fill='red'>c</tspan> <tspan>d</tspan></text>",
            // Properties that are none.
            "<text x='4' y='16' style='x: 20px; y: 9px'>ab</text>",
            "<style>@keyframes k { to { x: 20px } } text { animation: k 1s infinite }</style><text x='4' y='16'>ab</text>",
            // Boxes of letters.
            """
            <linearGradient id='g' x2='0' y2='1'><stop offset='.5' stop-color='red'/>\
            <stop offset='.5' stop-color='blue'/></linearGradient><text x='2' y='19' font-size='24' fill='url(#g)'>Sop</text>
            """,
            """
            <mask id='m' maskContentUnits='objectBoundingBox'><rect width='1' height='.5' fill='#fff'/></mask>\
            <text x='2' y='19' font-size='24' mask='url(#m)'>Sop</text>
            """,
            // Conditions.
            "<text x='4' y='16'>a<tspan systemLanguage='zz'>b</tspan>c</text>",
            """
            <switch><text y='16' systemLanguage='de'>ab</text><text x='9' y='16' systemLanguage='fr, en'>b</text>\
            <text>c</text></switch>
            """,
            "<g systemLanguage='zz'><rect width='9' height='9'/></g><g systemLanguage='en-GB'><rect width='9' height='4'/></g>",
            "<g scale='2' rotate='45'><rect x='9' width='9' height='9'/></g>",
            "<svg viewBox='0 0 0 9' width='9' height='9'><rect width='9' height='9'/></svg>",
            """
            <defs><symbol id='s' x='20' y='5' width='9' height='9' viewBox='0 0 1 1'><rect width='1' height='1'/></symbol>\
            <svg id='n' x='3' y='4' width='5' height='9'><rect width='9' height='9'/></svg></defs>\
            <use href='#s' x='10'/><use href='#n' x='10'/>
            """,
            """
            <mask id='n'><rect width='5' height='9' fill='#fff'/></mask><mask id='m' mask='url(#n)'>\
            <rect width='20' height='5' fill='#fff'/></mask><rect width='9' height='9' mask='url(#m)'/>
            """,
        ]

    /// White space.
    private static let spaces = [
        "<text x='4' y='16'>a <tspan>b</tspan></text>",
        "<text x='4' y='16'><tspan>a </tspan><tspan>b</tspan></text>",
        "<text x='4' y='16'>a<tspan> b</tspan>   <tspan> c </tspan> d</text>",
        "<text x='4' y='16'>a  \n b</text>",
        "<text x='4' y='16' style='white-space: pre'>a   b</text>",
        "<text x='4' y='16' style='white-space: pre'> a\n\tb</text>",
        "<text x='4' y='16' style='white-space: pre-line'>a  \n  b</text>",
        "<text x='4' y='16' style='white-space-collapse: preserve'>a   b</text>",
        "<text x='4' y='16' xml:space='preserve'>a   b<tspan xml:space='default'>   c</tspan></text>",
        "<text x='4' y='16' xml:space='preserve' style='white-space: normal'>a   b</text>",
        "<text x='60' y='16' text-anchor='end' xml:space='preserve'>a  </text>",
        "<text x='4' y='16'>a&#160;&#160; b</text>",
        "<text x='4' y='16' letter-spacing='3'>ab <tspan>c</tspan></text>",
        "<text x='60' y='16' letter-spacing='3' text-anchor='end'>a<tspan>bc</tspan></text>",
        "<text x='4' y='16'>a&#8195;b&#8195;&#8195;c</text>",
    ]

    /// Parts of texts that show or not.
    private static let parts = [
        "<text x='4' y='16'>a<tspan opacity='.4'>b<tspan opacity='.5'>c</tspan></tspan>d</text>",
        "<text x='4' y='16'>a<tspan fill='red'><tspan>b</tspan></tspan>c</text>",
        "<text x='4' y='16'>a<tspan visibility='hidden'><tspan visibility='visible'>b</tspan>c</tspan>d</text>",
        "<text x='4' y='16'>a <tspan display='none'>b </tspan> c</text>",
        "<text x='4' y='16'><tspan x='20' display='none'>a</tspan>b</text>",
        "<text x='4' y='16'>a<tspan>b<animate attributeName='opacity' values='1;0;1' dur='1s'/></tspan>c</text>",
        "<text x='4' y='16'>a<tspan>b<animate attributeName='display' values='inline;none' dur='1s'/></tspan>c</text>",
        "<text x='4' y='16'>a <tspan>b<set attributeName='display' to='none' begin='.3s'/></tspan> c</text>",
        "<text x='4' y='16'>a<tspan visibility='hidden'>b<set attributeName='visibility' to='visible' begin='.3s'/></tspan></text>",
        """
        <style>@keyframes k { 50% { opacity: 0 } } tspan { animation: k 1s infinite }</style>\
        <text x='4' y='16'>a<tspan>b</tspan></text>
        """,
    ]
}
