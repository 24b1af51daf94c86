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
    var known = RemoteData.loaded(1)
    known.beginLoading()
    #expect(known == .loading(known: 1))
    known.failLoading()
    #expect(known == .loaded(1))

    var unknown = RemoteData<Int>.notAsked
    unknown.failLoading()
    #expect(unknown == .failed)
    unknown.beginLoading()
    #expect(unknown == .loading(known: nil))
  }

  @Test("nothing is asked for twice at once")
  func askedOnce() {
    var data = RemoteData<Int>.notAsked
    let asks = [data.beginLoading(), data.beginLoading()]
    #expect(asks == [true, false])
    data.change(to: 1)
    #expect(data == .loading(known: 1))
  }

  @Test(
    "a choice changes one preference",
    arguments: [
      (.appearance(.dark), Preferences(appearance: .dark)),
      (.textSize(.large), Preferences(textSize: .large)),
      (.language(.chinese), Preferences(language: .chinese)),
    ] as [(Preferences.Choice, Preferences)])
  func choice(choice: Preferences.Choice, preferences: Preferences) {
    var changed = Preferences()
    changed.change(to: choice)
    #expect(changed == preferences)
  }
}
