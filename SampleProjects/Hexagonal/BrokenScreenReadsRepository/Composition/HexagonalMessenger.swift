import MessengerHost
import MessengerTexts

/// The messenger as ports and adapters, driven from screens, and by links and notifications.
///
/// A composition root: it makes the driven adapters, builds the use cases on them, and hands the ports of
/// these to the driving adapters.
public final class HexagonalMessenger: MessengerApp {
  private let core: Core
  private let flow: ScreenFlow
  private let links: Links

  public convenience init(environment: AppEnvironment) {
    self.init(
      environment: environment,
      driven: DrivenAdapters(
        connection: environment.connection, storageFolder: environment.storageFolder))
  }

  init(environment: AppEnvironment, driven: DrivenAdapters) {
    core = Core(
      driven: driven, language: Preferences.Language(Language(locale: environment.locale)))
    links = Links(visiting: core.visits)
    flow = ScreenFlow(
      window: environment.window, ports: ScreenPorts(core), stored: driven.storage
    ) {
      [clock = environment.clock] (seconds) throws(CancellationError) in
      try await clock.sleep(for: seconds)
    }
  }

  public func start(opening link: String?) {
    if let link { links.open(link) }
    flow.start()
  }

  public func open(_ link: String) {
    links.open(link)
  }

  /// Takes a notification that the user has tapped, with what it brings along.
  public func openNotification(_ content: [String: String]) {
    links.openNotification(content)
  }
}
