import ScreenKit
import Testing

@testable import SchoolClassScreen

/// The container with its real children: what is left to test is how they play together.
@Suite @MainActor
struct SchoolClassViewControllerTests {
  private let ada = Student(name: "Ada", grade: 1)
  private let grace = Teacher(name: "Grace", subject: "Logic")
  private let schoolClass: SchoolClass
  private let controller: SchoolClassViewController
  private let window: Window

  init() {
    schoolClass = SchoolClass(
      name: "5b", foundingDate: .founded, graduationDate: .graduation, members: [ada, grace])
    controller = SchoolClassViewController(schoolClass: schoolClass)
    window = Window(showing: controller)
  }

  // MARK: Cut in space

  @Test func showsAllPartsAtOnce() throws {
    try window.tap("members.0")
    #expect(window.text(of: "class.name") == "5b")
    #expect(window.text(of: "members.1") == "Grace")
    #expect(window.text(of: "detail.name") == "Ada")
  }

  @Test func handsOnWhoHasCome() {
    schoolClass.add(Student(name: "Alan", grade: 2))
    #expect(window.text(of: "class.members") == "Members: 3")
    #expect(window.text(of: "members.2") == "Alan")
  }

  @Test func handsOnWhoHasLeft() throws {
    try window.tap("members.0")
    schoolClass.remove(ada)
    #expect(window.text(of: "class.members") == "Members: 1")
    #expect(window.text(of: "members.0") == "Grace")
    #expect(window.visibleView("detail.name") == nil)
  }

  @Test func theClassOutlivesItsScreen() {
    weak var screen: SchoolClassViewController?
    do {
      let other = SchoolClassViewController(schoolClass: schoolClass)
      screen = other
      let window = Window(showing: other)
      schoolClass.select(ada)
      #expect(window.text(of: "detail.name") == "Ada")
    }
    #expect(screen == nil)
    #expect(schoolClass.delegate == nil)
    #expect(schoolClass.selectedMember === ada)
  }

  // MARK: Cut in time

  @Test func hasNoDetailUntilSomebodyIsChosen() {
    #expect(window.visibleView("detail.name") == nil)
    #expect(controller.children.count == 2)
  }

  @Test func theChosenMemberDecidesWhichDetailIsShown() throws {
    try window.tap("members.0")
    #expect(controller.children.last is StudentViewController)
    #expect(window.text(of: "detail.fact") == "Grade 1")
    try window.tap("members.1")
    #expect(controller.children.last is TeacherViewController)
    #expect(window.text(of: "detail.fact") == "Teaches Logic")
  }

  @Test func followsASelectionFromElsewhere() {
    schoolClass.select(grace)
    #expect(window.text(of: "detail.name") == "Grace")
    #expect(window.text(of: "members.1") == "✓ Grace")
  }

  @Test func showsTheClassAsItIsWhenTheScreenIsLoaded() {
    let late = SchoolClassViewController(schoolClass: schoolClass)
    schoolClass.add(Student(name: "Alan", grade: 2))
    schoolClass.select(grace)
    let window = Window(showing: late)
    #expect(window.text(of: "class.members") == "Members: 3")
    #expect(window.text(of: "members.1") == "✓ Grace")
    #expect(window.text(of: "members.2") == "Alan")
    #expect(window.text(of: "detail.name") == "Grace")
  }

  @Test func letsGoOfTheDetailThatIsNotShownAnyMore() throws {
    weak var detail: ViewController?
    try window.tap("members.0")
    detail = controller.children.last
    #expect(detail is StudentViewController)
    try window.tap("members.1")
    #expect(detail == nil)
    #expect(controller.children.count == 3)
  }

  @Test func aMemberOfNoKnownSortHasNoDetail() {
    let guest = Member(name: "Guest")
    schoolClass.add(guest)
    schoolClass.select(guest)
    #expect(window.visibleView("detail.name") == nil)
  }
}
