/// Nothing to see.
public struct EmptyView: DeclarativeView {
  public typealias Body = Never

  public init() {}
}

extension EmptyView: StructuralView {
  var elements: [IdentifiedView] { [] }
}
