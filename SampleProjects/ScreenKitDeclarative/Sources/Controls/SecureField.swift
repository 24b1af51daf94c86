import ScreenKit

/// A line of text that the user can change, and nobody can read.
public struct SecureField: DeclarativeView {
  public typealias Body = Never

  let title: String
  let text: Binding<String>

  /// - Parameter title: What the field is for.
  public init(_ title: String, text: Binding<String>) {
    self.title = title
    self.text = text
  }
}

extension SecureField: FieldView {
  typealias Shown = ScreenKit.TextField

  func makeField(identifier: String?) -> ScreenKit.TextField {
    let field = ScreenKit.TextField(title, identifier: identifier)
    field.isSecure = true
    return field
  }
}
