import ScreenKit
import Testing

@testable import MVVMC

@Suite @MainActor
struct ChatsCoordinatorTests {
  private let navigationController = NavigationController()
  private let chats: ChatsCoordinator

  init() {
    chats = ChatsCoordinator(
      screens: FakeScreenFactory(), navigationController: navigationController)
    chats.start()
  }

  private var titles: [String?] { navigationController.viewControllers.map(\.title) }

  @Test func aThreadTakesThePlaceOfWhateverIsAboveTheList() {
    chats.showThread("1")
    chats.showNewGroup()
    chats.showThread("2")
    #expect(titles == ["chats", "thread 2"])
  }

  @Test func theListIsShownWhenTheThreadIsGone() {
    chats.showThread("1")
    chats.threadIsGone()
    #expect(titles == ["chats"])
  }

  @Test func aNewGroupGivesWayToItsThread() {
    chats.showNewGroup()
    #expect(titles == ["chats", "new group"])
    chats.groupIsCreated("7")
    #expect(titles == ["chats", "thread 7"])
  }

  @Test func whoHasLeftTheNewGroupStaysWhereTheyAre() {
    chats.showNewGroup()
    navigationController.popViewController()
    chats.groupIsCreated("7")
    #expect(titles == ["chats"])
  }
}
