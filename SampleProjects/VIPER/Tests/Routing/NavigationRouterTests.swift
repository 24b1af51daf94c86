import ScreenKit
import Testing

@testable import VIPER

@Suite("The router") @MainActor
struct NavigationRouterTests {
  private let window = Window()
  private let router: NavigationRouter

  init() {
    router = NavigationRouter(window: window, routes: RouteFactoryStub())
    window.makeKeyAndVisible()
  }

  private var tabs: TabBarController? { window.rootViewController as? TabBarController }

  private func stack(_ tab: AppTab) -> NavigationController? {
    tabs?.viewControllers[tab.rawValue] as? NavigationController
  }

  private func titles(_ tab: AppTab) -> [String?] {
    stack(tab)?.viewControllers.map(\.title) ?? []
  }

  private func top(_ tab: AppTab) throws -> any RoutingSource {
    try #require(stack(tab)?.topViewController as? any RoutingSource)
  }

  @Test("shows the login alone")
  func alone() {
    router.showTabs(selecting: .chats)
    router.show(.login(isExpired: false), by: .asRoot)
    #expect(window.rootViewController?.title == "login")
  }

  @Test("loads the first screen of each tab, which may have something to say at its tab")
  func loadsTabs() {
    router.showTabs(selecting: .chats)
    let screens = AppTab.allCases.map { stack($0)?.topViewController }
    #expect(screens.allSatisfy { $0?.isViewLoaded == true })
  }

  @Test("pushes onto the source's stack, whichever tab is in front")
  func push() throws {
    router.showTabs(selecting: .settings)
    router.show(.contacts(.creation), by: .push(from: try top(.contacts)))
    #expect(titles(.contacts) == ["contacts", "creation"])
    #expect(tabs?.selectedIndex == AppTab.settings.rawValue)
  }

  @Test("puts a thread above the first screen, in front of everything")
  func aboveFirst() throws {
    router.showTabs(selecting: .contacts)
    router.show(.chats(.groupCreation), by: .push(from: try top(.chats)))
    tabs?.present(AlertController(title: "Sure?"))
    router.show(.chats(.conversation("7")), by: .aboveFirst(of: .chats))
    #expect(titles(.chats) == ["chats", "conversation 7"])
    #expect(tabs?.selectedIndex == AppTab.chats.rawValue)
    #expect(tabs?.presentedViewController == nil)
  }

  @Test("puts one screen in the place of another")
  func replace() throws {
    router.showTabs(selecting: .chats)
    router.show(.chats(.groupCreation), by: .push(from: try top(.chats)))
    router.show(.chats(.conversation("7")), by: .replace(try top(.chats)))
    #expect(titles(.chats) == ["chats", "conversation 7"])
  }

  @Test("closes a screen with everything above it, and the question in front of it")
  func close() throws {
    router.showTabs(selecting: .chats)
    router.show(.chats(.conversation("7")), by: .aboveFirst(of: .chats))
    tabs?.present(AlertController(title: "Leave?"))
    router.close(try top(.chats))
    #expect(titles(.chats) == ["chats"])
    #expect(tabs?.presentedViewController == nil)
  }

  @Test("leaves a question alone that is in front of another tab")
  func closeBehind() throws {
    router.showTabs(selecting: .chats)
    router.show(.chats(.conversation("7")), by: .aboveFirst(of: .chats))
    tabs?.selectedIndex = AppTab.contacts.rawValue
    tabs?.present(AlertController(title: "Delete?"))
    router.close(try top(.chats))
    #expect(tabs?.presentedViewController?.title == "Delete?")
  }

  @Test("does nothing for a source that is gone")
  func gone() {
    router.showTabs(selecting: .chats)
    let gone = ScreenStub(title: "gone")
    router.show(.chats(.groupCreation), by: .push(from: gone))
    router.close(gone)
    #expect(titles(.chats) == ["chats"])
  }
}

private struct RouteFactoryStub: RouteFactory {
  func screen(for route: AppRoute, router: any Router) -> ViewController {
    switch route {
    case .login: ScreenStub(title: "login")
    case .chats(.list): ScreenStub(title: "chats")
    case .chats(.groupCreation): ScreenStub(title: "group")
    case .chats(.conversation(let id)): ScreenStub(title: "conversation \(id)")
    case .contacts(.list): ScreenStub(title: "contacts")
    case .contacts(.creation): ScreenStub(title: "creation")
    default: ScreenStub(title: "other")
    }
  }
}

private final class ScreenStub: ViewController, RoutingSource {
  init(title: String) {
    super.init()
    self.title = title
  }
}
