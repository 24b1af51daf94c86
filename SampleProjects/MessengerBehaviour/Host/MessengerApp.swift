/// An implementation of the messenger, as its host sees it.
///
/// All of the app's work happens on the main actor.
@MainActor
public protocol MessengerApp: AnyObject {
  /// Creates an app that lives in `environment`, and does nothing yet.
  init(environment: AppEnvironment)

  /// Fills the window with the first screen and shows it.
  ///
  /// - Parameter link: The deep link that the app was started by, such as `messenger://thread/42`.
  func start(opening link: String?)

  /// Follows a deep link while the app runs.
  func open(_ link: String)
}
