import Testing

@testable import Reactive

@Suite("New group") @MainActor
struct NewGroupViewModelTests {
  private let name = Subject<String>()
  private let selected = Subject<Int>()
  private let create = Subject<Void>()
  private let contacts = Subject<Loadable<[Contact]>>()
  private let replies = Subject<Result<String, Problem>>()
  private let requests = Subject<NewGroup>()

  private var model: NewGroupViewModel {
    NewGroupViewModel(
      NewGroupViewModel.Inputs(
        name: name.observable, selected: selected.observable, create: create.observable),
      contacts: contacts.observable, texts: .just(texts)
    ) { [requests, replies] group in
      requests.onNext(group)
      return replies.observable
    }
  }

  private func choose(_ rows: Int...) {
    contacts.onNext(.loaded([alan, grace]))
    for row in rows { selected.onNext(row) }
  }

  @Test func canBeMadeWithANameAndTwo() {
    let isEnabled = Recorder(model.isCreateEnabled)
    name.onNext("Engines")
    choose(0, 1)
    #expect(isEnabled.values.last == true)
    selected.onNext(1)
    #expect(isEnabled.values.last == false)
  }

  @Test func saysThatThereIsNobodyToChoose() {
    let emptyTexts = Recorder(model.emptyText)
    contacts.onNext(.loading)
    contacts.onNext(.loaded([]))
    #expect(emptyTexts.values == [nil, "No contacts yet."])
  }

  @Test func cannotBeMadeTwiceAtATime() {
    let isEnabled = Recorder(model.isCreateEnabled)
    name.onNext("Engines")
    choose(0, 1)
    create.onNext(())
    #expect(isEnabled.values.last == false)
    replies.onNext(.failure(.noConnection))
    #expect(isEnabled.values.last == true)
  }

  @Test func marksTheChosenAndForgetsThoseWhoAreGone() {
    let rows = Recorder(model.rows)
    choose(1)
    #expect(rows.values.last?.map { $0.parts[1].text } == [nil, "✓"])
    contacts.onNext(.loaded([alan]))
    contacts.onNext(.loaded([alan, grace]))
    #expect(rows.values.last?.map { $0.parts[1].text } == [nil, nil])
  }

  @Test func leadsToTheThreadThatWasMade() {
    let asked = Recorder(requests.observable)
    let created = Recorder(model.created)
    name.onNext(" Engines ")
    choose(1, 0)
    create.onNext(())
    replies.onNext(.success("7"))
    #expect(asked.values == [NewGroup(typedName: "Engines", members: ["alan", "grace"])])
    #expect(created.values == ["7"])
  }
}
