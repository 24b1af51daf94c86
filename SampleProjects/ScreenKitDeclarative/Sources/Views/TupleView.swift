/// Views one after another, each known by its position.
public struct TupleView: DeclarativeView {
  public typealias Body = Never

  let content: [any DeclarativeView]
}

extension TupleView: StructuralView {
  var elements: [IdentifiedView] {
    content.enumerated().map { IdentifiedView(id: $0.offset, view: $0.element) }
  }

  /// No single one of several views gives a row its name.
  func childContext(_ context: ViewContext) -> ViewContext {
    var context = context
    if content.count > 1 { context.attributes.row = nil }
    return context
  }
}
