import ScreenKit

/// A line of text to look for, with a button that empties it.
///
/// The button's identifier is the field's own, followed by ".clear".
public struct SearchField: DeclarativeView {
  public typealias Body = Never

  let title: String
  let text: Binding<String>

  /// - Parameter title: What the field is for.
  public init(_ title: String = "Search", text: Binding<String>) {
    self.title = title
    self.text = text
  }
}

extension SearchField: FieldView {
  typealias Shown = ScreenKit.SearchField

  func makeField(identifier: String?) -> ScreenKit.SearchField {
    ScreenKit.SearchField(title, identifier: identifier)
  }
}
