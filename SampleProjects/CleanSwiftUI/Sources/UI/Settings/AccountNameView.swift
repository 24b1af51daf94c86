import MessengerTexts
import ScreenKitDeclarative

/// Changes the name that others see.
struct AccountNameView: DeclarativeView {
  /// The name as the server has it.
  let name: String

  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts
  @State private var text: String
  @State private var renaming = Loadable<Done>.notRequested

  init(name: String) {
    self.name = name
    _text = State(initialValue: name)
  }

  var body: some DeclarativeView {
    TextField(texts[.yourName], text: Binding(get: { text }, set: edit))
      .accessibilityIdentifier("settings.name")
      .onChange(of: name) { _, name in text = name }
    Button(texts[.saveName], action: save)
      .disabled(renaming.isLoading)
      .accessibilityIdentifier("settings.saveName")
    if renaming.isLoading {
      ProgressView().accessibilityIdentifier("settings.nameBusy")
    }
    OptionalText(renaming.problem.map { texts[$0.text] }, identifier: "settings.nameError")
    OptionalText(renaming.value == nil ? nil : texts[.saved], identifier: "settings.saved")
  }

  private func edit(_ newText: String) {
    text = newText
    if renaming.value != nil { renaming = .notRequested }
  }

  private func save() {
    Task { await interactors.session.rename(to: text, in: $renaming.subject()) }
  }
}
