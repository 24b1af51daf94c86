import MessengerHost
import ScreenKit

/// Plays the user of one running app.
///
/// Its verbs read as a user's story: *enters* text, *taps* a button, *sees* an element.
/// Each throws a ``BehaviourFailure`` that shows the screen.
@MainActor
public final class Driver {
  /// The server at the other end of the app's network.
  public let server = ScriptedServer()

  let window = Window()
  private let app: any SignInApp

  init(launching appType: any SignInApp.Type) {
    app = appType.init(window: window, transport: server)
    app.start()
  }
}
