/// How the user of this device likes the app. Tells what changes.
@MainActor
protocol PreferencesManaging: ObservableService {
  var preferences: Preferences { get }

  func change(_ body: (inout Preferences) -> Void)
}
