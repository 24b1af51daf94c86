import MessengerHost
import MessengerTexts

/// The messenger with state containers: the composition root.
public final class StateContainerMessenger: MessengerApp {
  private let stores: AppStores
  private let window: AppWindow

  public init(environment: AppEnvironment) {
    let services = Services(
      connection: environment.connection, clock: environment.clock,
      memory: Memory(folder: environment.storageFolder))
    var preferences = Preferences()
    preferences.language =
      Language(locale: environment.locale) == .simplifiedChinese ? .chinese : .english
    stores = AppStores(services, preferences: preferences)
    window = AppWindow(environment.window)
  }

  public func start(opening link: String?) {
    window.show(stores)
    if let link { open(link) }
  }

  public func open(_ link: String) {
    guard case .conversation(let id) = DeepLink(link) else { return }
    stores.session.dispatch(.conversationWanted(id: id))
  }
}
