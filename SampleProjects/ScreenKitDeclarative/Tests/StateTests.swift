import Observation
import ScreenKitDeclarative
import Testing

@Suite @MainActor
struct StateTests {
  private struct Counter: DeclarativeView {
    @State private var count = 0

    var body: some DeclarativeView {
      Text("\(count)").accessibilityIdentifier("count")
      Button("More") { count += 1 }.accessibilityIdentifier("more")
    }
  }

  @Test func aViewFollowsItsState() async throws {
    let screen = Screen(Counter())
    #expect(screen.text("count") == "0")
    try await screen.tap("more")
    try await screen.tap("more")
    #expect(screen.text("count") == "2")
  }
}
