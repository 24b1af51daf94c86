import ScreenKit
import Testing

@testable import SchoolClassScreen

/// The child alone: no class, no members, a value is enough.
@Suite @MainActor
struct ClassInfoViewControllerTests {
  private let controller = ClassInfoViewController(
    info: ClassInfo(
      name: "5b", foundingDate: .founded, graduationDate: .graduation, memberCount: 23))

  @Test func showsTheClassAsAWhole() {
    let window = Window(showing: controller)
    #expect(window.text(of: "class.name") == "5b")
    #expect(window.text(of: "class.foundingDate") == "Founded 2021-09-01")
    #expect(window.text(of: "class.graduationDate") == "Graduation 2025-06-30")
    #expect(window.text(of: "class.members") == "Members: 23")
  }

  @Test func showsWhatHasChanged() {
    let window = Window(showing: controller)
    controller.info.memberCount = 24
    #expect(window.text(of: "class.members") == "Members: 24")
  }
}
