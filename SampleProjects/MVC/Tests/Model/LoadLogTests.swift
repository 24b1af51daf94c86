import Testing

@testable import MVC

@Suite
struct LoadLogTests {
  @Test func knowsWhatHasChangedSinceALoad() {
    var log = LoadLog()
    let first = log.begin()
    log.noteChange(of: "a")
    let second = log.begin()
    log.noteChange(of: "b")
    #expect(log.end(first) == ["a", "b"])
    #expect(log.end(second) == ["b"])
    #expect(!log.isLoading)
  }

  @Test func forgetsTheChangesBeforeALoad() {
    var log = LoadLog()
    log.noteChange(of: "a")
    let load = log.begin()
    #expect(log.isLoading)
    #expect(log.end(load).isEmpty)
  }
}
