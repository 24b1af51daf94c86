import Testing

@testable import StateContainer

@Suite struct LoadingTests {
  @Test func `Nothing is asked for twice at once`() {
    var loading = Loading.idle
    #expect(loading.begin())
    #expect(!loading.begin())
  }

  @Test func `A reply counts unless something has changed meanwhile`() {
    var loading = Loading.underWay
    loading.invalidate()
    #expect(!loading.end())
    #expect(loading.begin())
    #expect(loading.end())
  }

  @Test func `A history has each message once, in the order of the numbers`() {
    var history = History()
    history.insert([3, 1, 3].map(Message.fromGrace))
    history.insert([2, 1].map(Message.fromGrace))
    #expect(history.messages.map(\.number) == [1, 2, 3])
  }

  @Test(arguments: [([1, 2, 3], nil), ([1, 4, 5], 4), ([], nil), ([7], nil)] as [([Int], Int?)])
  func `A gap ends at the first message after it`(numbers: [Int], end: Int?) {
    var history = History()
    history.insert(numbers.map(Message.fromGrace))
    #expect(history.gapEnd == end)
  }
}
