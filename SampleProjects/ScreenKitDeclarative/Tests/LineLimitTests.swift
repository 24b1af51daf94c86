import ScreenKitDeclarative
import Testing

@Suite @MainActor
struct LineLimitTests {
  @Test func aTextHasTheLinesThatItMayHave() {
    let screen = Screen(
      columns: 10,
      VStack {
        Text("one two three")
        VStack {
          Text("one two three")
          Text("one two three").lineLimit(nil)
        }
        .lineLimit(1)
      })
    #expect(screen.lines == ["one two", "three", "one two t…", "one two", "three"])
  }

  @Test func aRowOfOneLineLeavesRoomForAllItsTexts() {
    let screen = Screen(
      columns: 20,
      HStack {
        Text("Ada")
        Text("a long text of many words")
        Text("3")
      }
      .lineLimit(1))
    #expect(screen.lines == ["Ada  a long text…  3"])
  }

  @Test func theLimitMayChange() async throws {
    let screen = Screen(
      columns: 10,
      Flag { isOn in
        Text("one two three").lineLimit(isOn ? 1 : nil)
      })
    #expect(screen.lines == ["[ Flag ]", "one two", "three"])
    try await screen.tap("flag")
    #expect(screen.lines == ["[ Flag ]", "one two t…"])
  }
}
