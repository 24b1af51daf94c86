/// Views one after another, each known by its position.
public struct TupleView: DeclarativeView {
  public typealias Body = Never

  let content: [any DeclarativeView]
}

extension TupleView: StructuralView {
  var children: [(id: AnyHashable, view: any DeclarativeView)] {
    content.enumerated().map { ($0.offset, $0.element) }
  }
}
