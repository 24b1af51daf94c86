import MessengerHost
import MessengerStorage
import MessengerTexts

/// The messenger as ports and adapters, and its composition root.
///
/// The one place that names adapters of both sides: it makes the driven ones, builds the use cases
/// on them, and hands these to the driving one.
public final class HexagonalMessenger: MessengerApp {
  private let flow: ScreenFlow
  private let stayingInTouch: any StayingInTouch
  private var touch: Task<Void, Never>?

  public init(environment: AppEnvironment) {
    let core = Core(
      driven: DrivenAdapters(environment),
      language: Preferences.Language(Language(locale: environment.locale)))
    stayingInTouch = core.stayInTouch
    flow = ScreenFlow(window: environment.window, ports: core.drivingPorts)
  }

  deinit {
    touch?.cancel()
  }

  public func start(opening link: String?) {
    touch = Task { [stayingInTouch] in await stayingInTouch.stayInTouch() }
    flow.start(opening: link)
  }

  public func open(_ link: String) {
    flow.open(link)
  }
}
