/// A growing array of plain values in raw memory.
///
/// `Array` checks for unique ownership on every append. The scanner writes its facts into this type
/// instead, so that its loop holds no reference count.
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

  @inline(__always)
  mutating func removeLast() { count &-= 1 }

  @inline(__always)
  mutating func truncate(to newCount: Int) { count = newCount }

  borrowing func toArray() -> [Element] {
    Array(UnsafeBufferPointer(start: base, count: count))
  }

  /// Returns the elements and empties the buffer.
  mutating func take() -> [Element] {
    defer { count = 0 }
    return toArray()
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

extension GrowBuffer<UInt8> {
  /// Appends bytes, eight at a time: a name is copied in the time that a call of `memcpy` takes.
  ///
  /// - Precondition: the seven bytes after the appended bytes can be read.
  mutating func append(contentsOf start: UnsafePointer<UInt8>, count added: Int) {
    // The last word is written whole, and read whole when names are compared.
    if count + added + 8 > capacity { grow(toHold: count + added + 8) }
    var offset = 0
    while offset < added {
      let word = UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self)
      UnsafeMutableRawPointer(base + count + offset).storeBytes(of: word, as: UInt64.self)
      offset &+= 8
    }
    count += added
  }
}
