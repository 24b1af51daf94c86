/// A list that mostly has one element, and then allocates no memory.
struct ShortList<Element>: RandomAccessCollection {
  private var head: Element?
  private var rest: [Element] = []

  init() {}

  init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  mutating func append(_ element: Element) {
    if head == nil { head = element } else { rest.append(element) }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { head == nil ? 0 : rest.count + 1 }

  subscript(position: Int) -> Element {
    if position == 0, let head { return head }
    return rest[position - 1]
  }
}
