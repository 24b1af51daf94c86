import Testing

@testable import VIPER

@Suite("The ways out of a module") @MainActor
struct WireframeTests {
  private let router = RouterSpy()
  private let source = SourceDummy()

  @Test("of the chats lead to a thread and to a new group")
  func chats() {
    let wireframe = RoutingChatListWireframe(router: router)
    wireframe.source = source
    wireframe.showThread("7")
    wireframe.showNewGroup()
    #expect(
      router.ways == [
        .show(.chats(.conversation("7")), "above the first of chats"),
        .show(.chats(.groupCreation), "push"),
      ])
  }

  @Test("of a new group lead to its thread, and not back to it")
  func newGroup() {
    let wireframe = RoutingNewGroupWireframe(router: router)
    wireframe.source = source
    wireframe.showThread("7")
    #expect(router.ways == [.show(.chats(.conversation("7")), "replace")])
  }

  @Test("of the contacts lead to one of them and to a new one")
  func contacts() {
    let wireframe = RoutingContactListWireframe(router: router)
    wireframe.source = source
    wireframe.showContact("grace")
    wireframe.showNewContact()
    #expect(
      router.ways == [
        .show(.contacts(.details(handle: "grace")), "push"), .show(.contacts(.creation), "push"),
      ])
  }

  @Test("of a contact lead to the thread with it, and back")
  func contact() {
    let wireframe = RoutingContactWireframe(router: router)
    wireframe.source = source
    wireframe.showThread("7")
    wireframe.close()
    #expect(
      router.ways == [.show(.chats(.conversation("7")), "above the first of chats"), .close])
  }

  @Test("of the stickers lead to the purchase, and from there to its receipt")
  func stickers() {
    let list = RoutingStickerListWireframe(router: router)
    list.source = source
    list.showPurchase(of: "cats")
    let purchase = RoutingPurchaseWireframe(router: router)
    purchase.source = source
    purchase.showReceipt(number: 1, cents: 199, cardEnding: "4242")
    #expect(
      router.ways == [
        .show(.stickers(.purchase(pack: "cats")), "push"),
        .show(.stickers(.confirmation(number: 1, cents: 199, cardEnding: "4242")), "replace"),
      ])
  }

  @Test("of the root are the first screens")
  func root() {
    let wireframe = RoutingRootWireframe(router: router)
    wireframe.showLogin(isExpired: true)
    wireframe.showTabs()
    wireframe.showTabsInSettings()
    wireframe.showThread("7")
    #expect(
      router.ways == [
        .show(.login(isExpired: true), "root"), .showTabs(.chats), .showTabs(.settings),
        .show(.chats(.conversation("7")), "above the first of chats"),
      ])
  }

  @Test("lead back from a thread, a new contact and a receipt")
  func back() {
    let thread = RoutingThreadWireframe(router: router)
    let newContact = RoutingNewContactWireframe(router: router)
    let receipt = RoutingReceiptWireframe(router: router)
    thread.source = source
    newContact.source = source
    receipt.source = source
    thread.close()
    newContact.close()
    receipt.close()
    #expect(router.ways == [.close, .close, .close])
  }

  @Test("are closed when the screen is gone that they begin from")
  func gone() {
    let wireframe = RoutingContactListWireframe(router: router)
    var screen: SourceDummy? = SourceDummy()
    wireframe.source = screen
    screen = nil
    wireframe.showNewContact()
    #expect(router.ways.isEmpty)
  }
}

private final class SourceDummy: RoutingSource {}
