/// A growing array of plain values in raw memory.
///
/// `Array` checks for unique ownership on every append; this is what the scanner writes its facts
/// to, so that its loop holds no reference count.
struct GrowBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always) get { base[index] }
    @inline(__always) set { base[index] = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(toHold: count + 1) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  mutating func append(contentsOf start: UnsafePointer<Element>, count added: Int) {
    if count + added > capacity { grow(toHold: count + added) }
    (base + count).update(from: start, count: added)
    count += added
  }

  /// Makes sure that `free` more elements can be read, whatever they are, and appended.
  mutating func reserve(_ free: Int) {
    if count + free > capacity { grow(toHold: count + free) }
  }

  @inline(__always)
  mutating func removeLast() { count &-= 1 }

  @inline(__always)
  mutating func truncate(to newCount: Int) { count = newCount }

  borrowing func toArray() -> [Element] {
    Array(UnsafeBufferPointer(start: base, count: count))
  }

  @inline(never)
  private mutating func grow(toHold needed: Int) {
    capacity = max(capacity * 2, needed)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
