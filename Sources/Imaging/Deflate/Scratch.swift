/// Working memory that grows to the largest need so far and is then reused.
///
/// It is not an array: growing one writes zeros over memory that is about to be overwritten anyway.
@safe
struct Scratch: ~Copyable {
    private(set) var bytes: UnsafeMutableRawBufferPointer

    init() {
        unsafe bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    }

    /// Makes room for `count` bytes. The content is lost if it had to grow.
    mutating func reserve(_ count: Int) {
        guard unsafe bytes.count < count else { return }
        unsafe bytes.deallocate()
        unsafe bytes = .allocate(byteCount: count, alignment: 16)
    }

    deinit {
        unsafe bytes.deallocate()
    }
}
