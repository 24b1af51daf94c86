import ScreenKit
import Testing

@testable import SchoolClassScreen

/// The child alone: members without a class, and somebody who listens instead of the container.
@Suite @MainActor
struct MembersViewControllerTests {
  private let ada = Student(name: "Ada", grade: 1)
  private let grace = Teacher(name: "Grace", subject: "Logic")
  private let delegate = MembersDelegateSpy()
  private let controller: MembersViewController
  private let window: Window

  init() {
    controller = MembersViewController(members: [ada, grace])
    controller.delegate = delegate
    window = Window(showing: controller)
  }

  @Test func listsAllSortsOfMembers() {
    #expect(window.text(of: "members.0") == "Ada")
    #expect(window.text(of: "members.1") == "Grace")
    #expect(window.visibleView("members.2") == nil)
  }

  @Test func reportsWhoIsChosen() throws {
    try window.tap("members.1")
    try window.tap("members.0")
    #expect(delegate.chosen == ["Grace", "Ada"])
  }

  @Test func listsOtherMembersOnceItIsGivenThem() {
    #expect(window.text(of: "members.0") == "Ada")
    controller.members = [grace]
    #expect(window.text(of: "members.0") == "Grace")
    #expect(window.visibleView("members.1") == nil)
  }

  @Test func marksWhoIsSelected() {
    controller.selectedMember = grace
    #expect(window.text(of: "members.0") == "Ada")
    #expect(window.text(of: "members.1") == "✓ Grace")
    controller.selectedMember = nil
    #expect(window.text(of: "members.1") == "Grace")
  }

  @Test func doesNotKeepItsDelegateAlive() {
    do {
      let other = MembersDelegateSpy()
      controller.delegate = other
    }
    #expect(controller.delegate == nil)
  }
}

private final class MembersDelegateSpy: MembersViewControllerDelegate {
  private(set) var chosen: [String] = []

  func membersViewController(_ controller: MembersViewController, didChoose member: Member) {
    chosen.append(member.name)
  }
}
