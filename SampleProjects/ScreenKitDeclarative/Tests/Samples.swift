import ScreenKitDeclarative

/// A button named `flag`, and a view that depends on how often it was tapped.
struct Flag<Content: DeclarativeView>: DeclarativeView {
  @ViewBuilder let content: @MainActor (Bool) -> Content

  @State private var isOn = false

  var body: some DeclarativeView {
    Button("Flag") { isOn.toggle() }.accessibilityIdentifier("flag")
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
