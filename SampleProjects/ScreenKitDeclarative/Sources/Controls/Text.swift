import ScreenKit

/// Text that the user can read, in as many lines as it needs; see `lineLimit(_:)`.
public struct Text: DeclarativeView {
  public typealias Body = Never

  let content: String

  public init(_ content: String) {
    self.content = content
  }
}

extension Text: ControlView {
  func makeControl(for node: ControlNode<Text>) -> Label {
    Label()
  }

  func update(_ label: Label) {
    label.text = content
  }
}
