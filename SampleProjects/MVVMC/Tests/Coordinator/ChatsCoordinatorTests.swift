import ScreenKit
import Testing

@testable import MVVMC

@Suite @MainActor
struct ChatsCoordinatorTests {
  private let navigationController = NavigationController()
  private let screens = FakeScreenFactory()
  private let chats: ChatsCoordinator

  init() {
    chats = ChatsCoordinator(screens: screens, navigationController: navigationController)
    chats.start()
  }

  private var titles: [String?] { navigationController.viewControllers.map(\.title) }

  @Test func aThreadTakesThePlaceOfWhateverIsAboveTheList() {
    chats.threadIsChosen("1")
    chats.newGroupIsAskedFor()
    chats.showThread("2")
    #expect(titles == ["chats", "thread 2"])
    #expect(chats.childCoordinators.count == 1)
  }

  @Test func theListIsShownWhenTheThreadIsGone() {
    chats.showThread("1")
    screens.threadDelegate?.threadIsGone()
    #expect(titles == ["chats"])
    #expect(chats.childCoordinators.isEmpty)
  }

  @Test func aThreadThatWasReplacedDoesNotTakeAwayTheNext() {
    chats.showThread("1")
    let first = screens.threadDelegate
    chats.showThread("2")
    first?.threadIsGone()
    #expect(titles == ["chats", "thread 2"])
  }

  @Test func aNewGroupGivesWayToItsThread() {
    chats.newGroupIsAskedFor()
    #expect(titles == ["chats", "new group"])
    screens.newGroupDelegate?.groupIsCreated("7")
    #expect(titles == ["chats", "thread 7"])
  }

  @Test func whoHasLeftTheNewGroupStaysWhereTheyAre() {
    chats.newGroupIsAskedFor()
    navigationController.popViewController()
    #expect(screens.newGroupDelegate == nil)
    #expect(chats.childCoordinators.isEmpty)
  }

  @Test func aLateGroupDoesNotLeadAwayFromTheNextNewGroup() {
    chats.newGroupIsAskedFor()
    weak let first = screens.newGroupDelegate
    navigationController.popViewController()
    chats.newGroupIsAskedFor()
    first?.groupIsCreated("7")
    #expect(titles == ["chats", "new group"])
  }
}
