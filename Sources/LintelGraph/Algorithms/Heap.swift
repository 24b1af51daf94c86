/// A binary heap, whose smallest value can be removed quickly.
///
/// Williams, "Algorithm 232: Heapsort" (1964).
struct Heap<Element: Comparable> {
  private var elements: [Element] = []

  init() {}

  mutating func insert(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0, elements[child] < elements[(child - 1) / 2] {
      elements.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Removes and returns the smallest value.
  mutating func popSmallest() -> Element? {
    guard let last = elements.popLast() else { return nil }
    guard let smallest = elements.first else { return last }
    elements[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < elements.count && elements[child] < elements[least] {
        least = child
      }
      if least == parent { return smallest }
      elements.swapAt(parent, least)
      parent = least
    }
  }
}
