import Testing

@testable import MVVMC

@Suite
struct NewGroupTests {
  @Test func leavesOutTheBlanksAroundItsName() {
    #expect(NewGroup(name: " Engines ", members: ["a", "b"])?.name == "Engines")
  }

  @Test(arguments: [(" ", ["a", "b"]), ("Engines", ["a"]), ("Engines", [])])
  func needsANameAndTwoOthers(name: String, members: [String]) {
    #expect(NewGroup(name: name, members: members) == nil)
  }
}
