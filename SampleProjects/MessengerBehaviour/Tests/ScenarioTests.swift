import MessengerBehaviour
import Testing

@Suite("Scenarios")
struct ScenarioTests {
  @Test("have names of their own")
  func namesAreUnique() {
    let names = Scenario.all.map(\.description)
    #expect(Set(names).count == names.count)
    #expect(!names.isEmpty)
  }
}
