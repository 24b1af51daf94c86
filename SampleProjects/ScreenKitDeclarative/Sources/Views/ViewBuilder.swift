/// Lets a view be written as a list of views, with conditions and loops.
@MainActor
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<Content: DeclarativeView>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: DeclarativeView>(
    _ content: repeat each Content
  ) -> TupleView {
    var children: [any DeclarativeView] = []
    repeat children.append(each content)
    return TupleView(content: children)
  }

  public static func buildOptional<Content: DeclarativeView>(_ content: Content?) -> Content? {
    content
  }

  public static func buildEither<First: DeclarativeView, Second: DeclarativeView>(
    first: First
  ) -> ConditionalView<First, Second> {
    .first(first)
  }

  public static func buildEither<First: DeclarativeView, Second: DeclarativeView>(
    second: Second
  ) -> ConditionalView<First, Second> {
    .second(second)
  }

  public static func buildArray<Content: DeclarativeView>(_ content: [Content]) -> TupleView {
    TupleView(content: content)
  }
}
