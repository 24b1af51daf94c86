/// One view for each element of a collection, known by the element's identity.
///
/// An element that moves takes its controls and its `@State` along. No two elements may have the
/// same identity.
public struct ForEach: DeclarativeView {
  public typealias Body = Never

  let elements: [IdentifiedView]

  public init<Data: Sequence, Content: DeclarativeView>(
    _ data: Data, @ViewBuilder content: (Data.Element) -> Content
  ) where Data.Element: Identifiable {
    self.init(data, id: \.id, content: content)
  }

  /// - Parameter id: Where each element has its identity.
  public init<Data: Sequence, ID: Hashable, Content: DeclarativeView>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: (Data.Element) -> Content
  ) {
    elements = data.map { IdentifiedView(id: $0[keyPath: id], view: content($0)) }
  }
}

extension ForEach: StructuralView {}
