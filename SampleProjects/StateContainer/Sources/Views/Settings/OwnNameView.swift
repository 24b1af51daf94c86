import ScreenKitDeclarative

/// The user's own name, which can be changed, and handle, which cannot.
struct OwnNameView: DeclarativeView {
  let store: Store<SettingsState>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    let state = store.state
    Text("@\(state.account.handle)").accessibilityIdentifier("settings.handle")
    TextField(
      texts[.yourName],
      text: Binding(get: { state.name }, set: { store.dispatch(.nameChanged($0)) })
    )
    .accessibilityIdentifier("settings.name")
    Button(texts[.saveName]) { store.dispatch(.saveTapped) }
      .disabled(state.saving == .busy)
      .accessibilityIdentifier("settings.saveName")
    if state.saving == .busy {
      ProgressView().accessibilityIdentifier("settings.nameBusy")
    }
    ProblemView(problem: state.saving.problem, identifier: "settings.nameError")
    if state.saving == .saved {
      Text(texts[.saved]).accessibilityIdentifier("settings.saved")
    }
  }
}
