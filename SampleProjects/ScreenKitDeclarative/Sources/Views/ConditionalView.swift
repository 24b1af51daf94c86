/// One of two views; going from one to the other begins anew, even if both are of the same type.
public enum ConditionalView<First: DeclarativeView, Second: DeclarativeView>: DeclarativeView {
  public typealias Body = Never

  case first(First)
  case second(Second)
}

extension ConditionalView: StructuralView {
  var elements: [IdentifiedView] {
    switch self {
    case .first(let view): [IdentifiedView(id: 1, view: view)]
    case .second(let view): [IdentifiedView(id: 2, view: view)]
    }
  }
}

extension Optional: DeclarativeView where Wrapped: DeclarativeView {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: DeclarativeView {}

extension Optional: StructuralView where Wrapped: DeclarativeView {
  var elements: [IdentifiedView] {
    map { [IdentifiedView(id: 0, view: $0)] } ?? []
  }
}
