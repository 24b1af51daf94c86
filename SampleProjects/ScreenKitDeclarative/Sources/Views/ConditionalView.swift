/// One of two views; going from one to the other begins anew, even if both are of the same type.
public enum ConditionalView<First: DeclarativeView, Second: DeclarativeView>: DeclarativeView {
  public typealias Body = Never

  case first(First)
  case second(Second)
}

extension ConditionalView: StructuralView {
  var children: [(id: AnyHashable, view: any DeclarativeView)] {
    switch self {
    case .first(let view): [(1, view)]
    case .second(let view): [(2, view)]
    }
  }
}

extension Optional: DeclarativeView where Wrapped: DeclarativeView {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: DeclarativeView {}

extension Optional: StructuralView where Wrapped: DeclarativeView {
  var children: [(id: AnyHashable, view: any DeclarativeView)] {
    map { [(0, $0)] } ?? []
  }
}
