import Testing

@testable import SchoolClassScreen

/// The model needs no screen: it is tested through its delegate protocol.
@Suite @MainActor
struct SchoolClassTests {
  private let ada = Student(name: "Ada", grade: 1)
  private let grace = Teacher(name: "Grace", subject: "Logic")
  private let schoolClass: SchoolClass
  private let delegate = SchoolClassDelegateSpy()

  init() {
    schoolClass = SchoolClass(
      name: "5b", foundingDate: .founded, graduationDate: .graduation, members: [ada, grace])
    schoolClass.delegate = delegate
  }

  @Test func countsItsMembers() {
    #expect(schoolClass.memberCount == 2)
    schoolClass.add(Student(name: "Alan", grade: 2))
    #expect(schoolClass.memberCount == 3)
    #expect(schoolClass.info.memberCount == 3)
  }

  @Test func saysWhatThereIsToKnowAboutItAsAWhole() {
    #expect(
      schoolClass.info
        == ClassInfo(
          name: "5b", foundingDate: .founded, graduationDate: .graduation, memberCount: 2))
  }

  @Test func hasEachMemberOnce() {
    schoolClass.add(ada)
    #expect(schoolClass.memberCount == 2)
    #expect(delegate.events == [])
    let other = SchoolClass(
      name: "5c", foundingDate: .founded, graduationDate: .graduation, members: [ada, grace, ada])
    #expect(other.members.map(\.name) == ["Ada", "Grace"])
  }

  @Test func reportsASelectionOnce() {
    schoolClass.select(ada)
    schoolClass.select(ada)
    #expect(schoolClass.selectedMember === ada)
    #expect(delegate.events == [.selection])
  }

  @Test func selectsNoStranger() {
    schoolClass.select(Student(name: "Ada", grade: 1))
    #expect(schoolClass.selectedMember == nil)
    #expect(delegate.events == [])
  }

  @Test func selectsNobodyOnRequest() {
    schoolClass.select(ada)
    schoolClass.select(nil)
    #expect(schoolClass.selectedMember == nil)
    #expect(delegate.events == [.selection, .selection])
  }

  @Test func whoLeavesIsNotSelectedAnyMore() {
    schoolClass.select(ada)
    schoolClass.remove(ada)
    #expect(schoolClass.selectedMember == nil)
    #expect(delegate.events == [.selection, .members, .selection])
    #expect(delegate.selectionsWereValid == [true, true, true])
  }

  @Test func theSelectionStaysWhenSomebodyElseLeaves() {
    schoolClass.select(ada)
    schoolClass.remove(grace)
    #expect(schoolClass.selectedMember === ada)
    #expect(delegate.events == [.selection, .members])
  }

  @Test func aStrangerCannotLeave() {
    schoolClass.remove(Student(name: "Ada", grade: 1))
    #expect(schoolClass.memberCount == 2)
    #expect(delegate.events == [])
  }

  @Test func doesNotKeepItsDelegateAlive() {
    do {
      let other = SchoolClassDelegateSpy()
      schoolClass.delegate = other
    }
    #expect(schoolClass.delegate == nil)
  }
}
