import ScreenKitDeclarative

/// A button, and a view that depends on how often it was tapped.
struct Flag<Content: DeclarativeView>: DeclarativeView {
  private let identifier: String
  private let content: @MainActor (Bool) -> Content
  @State private var isOn = false

  init(
    _ identifier: String = "flag", @ViewBuilder content: @escaping @MainActor (Bool) -> Content
  ) {
    self.identifier = identifier
    self.content = content
  }

  var body: some DeclarativeView {
    Button("Flag") { isOn.toggle() }.accessibilityIdentifier(identifier)
    content(isOn)
  }
}

/// A view that is made by a function of what the function reads.
struct Reader<Content: DeclarativeView>: DeclarativeView {
  @ViewBuilder let content: @MainActor () -> Content

  var body: some DeclarativeView { content() }
}

/// Something that a view can hold on to.
final class Token {}
