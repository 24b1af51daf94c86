/// How the user of the device likes the app.
@MainActor
protocol RootPreferencesService {
  var preferences: DevicePreferences { get }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)
}
