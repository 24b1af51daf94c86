/// How the user likes the app on this device, whoever is signed in.
@MainActor
protocol PreferencesModelInterface: ObservableModel {
  var preferences: Preferences { get set }
}
