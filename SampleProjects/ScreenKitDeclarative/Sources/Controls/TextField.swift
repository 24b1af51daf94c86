import ScreenKit

/// A line of text that the user can change.
public struct TextField: DeclarativeView {
  public typealias Body = Never

  let title: String
  let text: Binding<String>

  /// - Parameter title: What the field is for.
  public init(_ title: String, text: Binding<String>) {
    self.title = title
    self.text = text
  }
}

extension TextField: FieldView {
  typealias Shown = ScreenKit.TextField

  func makeField(identifier: String?) -> ScreenKit.TextField {
    ScreenKit.TextField(title, identifier: identifier)
  }
}
