import MessengerHost
import Testing

@testable import Reactive

@Suite("Contacts") @MainActor
struct ContactsViewModelTests {
  private let search = Subject<String>()
  private let selected = Subject<Int>()
  private let contacts = Subject<Loadable<[Contact]>>()
  private let clock = ManualClock()

  private var model: ContactsViewModel {
    ContactsViewModel(
      ContactsViewModel.Inputs(
        search: search.observable, selected: selected.observable, retry: .never, add: .never),
      contacts: contacts.observable, texts: .just(texts), sleep: clock.wait)
  }

  private func names(_ content: ListContent<LabelsRow>?) -> [String?] {
    content?.rows.map { $0.parts[0].text } ?? []
  }

  @Test func showsThoseThatFitWhenTheUserHasPaused() async {
    let contents = Recorder(model.content)
    contacts.onNext(.loaded([alan, grace]))
    search.onNext(" GRA ")
    await clock.advance(by: 0.2)
    #expect(names(contents.values.last) == ["Alan", "Grace"])
    await clock.advance(by: 0.1)
    #expect(names(contents.values.last) == ["Grace"])
  }

  @Test func keepsTheSearchWhenTheContactsChange() async {
    let contents = Recorder(model.content)
    search.onNext("a")
    await clock.advance(by: 0.3)
    contacts.onNext(.loaded([grace]))
    contacts.onNext(.loaded([alan, grace, Contact(name: "Bob", handle: "bob")]))
    #expect(names(contents.values.last) == ["Alan", "Grace"])
  }

  @Test func tellsNoMatchesFromNoContacts() async {
    let model = model
    let noMatches = Recorder(model.noMatches)
    let contents = Recorder(model.content)
    search.onNext("x")
    await clock.advance(by: 0.3)
    contacts.onNext(.loaded([]))
    contacts.onNext(.loaded([grace]))
    #expect(noMatches.values == [nil, "No matches."])
    #expect(contents.values.map(\.emptyText) == ["No contacts yet.", nil])
  }

  @Test func aTapLeadsToTheContactThatIsShownThere() async {
    let chosen = Recorder(model.selected)
    contacts.onNext(.loaded([alan, grace]))
    search.onNext("grace")
    await clock.advance(by: 0.3)
    selected.onNext(0)
    #expect(chosen.values == [grace])
  }

  @Test func couldNotBeLoadedOnlyIfNothingIsThere() {
    let contents = Recorder(model.content)
    contacts.onNext(.failed)
    #expect(contents.values.last?.problem == "Could not load.")
    #expect(contents.values.last?.retry == "Try again")
    contacts.onNext(.loaded([]))
    #expect(contents.values.last?.problem == nil)
    #expect(contents.values.last?.emptyText == "No contacts yet.")
  }
}
