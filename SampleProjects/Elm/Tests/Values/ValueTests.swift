import Testing

@testable import Elm

@Suite("Values")
struct ValueTests {
  @Test("a deep link leads to a conversation, or nowhere")
  func deepLinks() {
    #expect(DeepLink("messenger://thread/42") == .conversation("42"))
    for link in ["messenger://thread/", "messenger://settings", "thread", ""] {
      #expect(DeepLink(link) == nil)
    }
  }

  @Test("keys differ within a launch, and between launches")
  func keysDiffer() {
    var (first, second) = (Keys(seed: "a"), Keys(seed: "b"))
    let keys = [first.next(), first.next(), second.next(), second.next()]
    #expect(Set(keys).count == 4)
  }

  @Test("contacts stand in the order of their names, ignoring case")
  func contactsInOrder() {
    let contacts = [Contact.grace, Contact(name: "alan", handle: "a"), .alan]
    #expect(contacts.sortedByName().map(\.name) == ["alan", "Alan", "Grace"])
  }

  @Test("what is known stays while it is loaded anew, and when that fails")
  func knownStays() {
    var known = Remote.loaded(1)
    known.beginLoading()
    known.failLoading()
    #expect(known == .loaded(1))

    var unknown = Remote<Int>.loading
    unknown.failLoading()
    #expect(unknown == .failed)
    unknown.beginLoading()
    #expect(unknown == .loading)
  }
}
