/// Rows that can be more than fit on the screen; only those that can be seen are there.
///
/// A row is known by its element's identity. Its `@State` lasts as long as it can be seen. The
/// identifier of a row's view is that of the whole row, so that a tap on it selects the row.
public struct List: DeclarativeView {
  public typealias Body = Never

  let ids: [AnyHashable]
  let row: @MainActor (Int) -> any DeclarativeView
  let select: (@MainActor (Int) -> Void)?
  var position: Binding<AnyHashable?>?

  public init<Data: RandomAccessCollection, Row: DeclarativeView>(
    _ data: Data, @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable {
    self.init(elements: Array(data), id: \.id, select: nil, rowContent: rowContent)
  }

  /// - Parameter selection: Gets the identity of each row that the user taps.
  public init<Data: RandomAccessCollection, Row: DeclarativeView>(
    _ data: Data, selection: Binding<Data.Element.ID?>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable {
    let elements = Array(data)
    self.init(
      elements: elements, id: \.id, select: { selection.wrappedValue = elements[$0].id },
      rowContent: rowContent)
  }

  /// - Parameter id: Where each element has its identity.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: DeclarativeView>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) {
    self.init(elements: Array(data), id: id, select: nil, rowContent: rowContent)
  }

  private init<Element, ID: Hashable>(
    elements: [Element], id: KeyPath<Element, ID>, select: (@MainActor (Int) -> Void)?,
    rowContent: @escaping @MainActor (Element) -> any DeclarativeView
  ) {
    ids = elements.map { $0[keyPath: id] }
    row = { rowContent(elements[$0]) }
    self.select = select
  }

  /// Scrolls to the row with the identity that `id` gets, as far as needed to see the row.
  ///
  /// Then `id` is set to `nil`, so that the same row can be asked for again. A row that is not in the
  /// list yet is waited for. When rows come or go above those that can be seen, these stay where they
  /// are.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>) -> List {
    var list = self
    list.position = Binding(
      get: { id.wrappedValue }, set: { id.wrappedValue = $0?.base as? ID })
    return list
  }
}

extension List: PrimitiveView {
  func makeNode(in context: ViewContext) -> Node {
    ListNode(self, context: context)
  }
}
