import Testing

@testable import Reactive

@Suite("New group") @MainActor
struct NewGroupViewModelTests {
  private let name = Source<String>()
  private let selected = Source<Int>()
  private let create = Source<Void>()
  private let contacts = Source<Loadable<[Contact]>>()
  private let replies = Source<Result<String, Problem>>()
  private let requests = Source<NewGroup>()

  private var model: NewGroupViewModel {
    NewGroupViewModel(
      NewGroupViewModel.Inputs(
        name: name.signal, selected: selected.signal, create: create.signal),
      contacts: contacts.signal, texts: texts
    ) { [requests, replies] group in
      requests.send(group)
      return replies.signal
    }
  }

  private func choose(_ rows: Int...) {
    contacts.send(.loaded([alan, grace]))
    for row in rows { selected.send(row) }
  }

  @Test func canBeMadeWithANameAndTwo() {
    let isEnabled = Recorder(model.isCreateEnabled)
    name.send("Engines")
    choose(0, 1)
    #expect(isEnabled.values.last == true)
    selected.send(1)
    #expect(isEnabled.values.last == false)
  }

  @Test func cannotBeMadeTwiceAtATime() {
    let isEnabled = Recorder(model.isCreateEnabled)
    name.send("Engines")
    choose(0, 1)
    create.send(())
    #expect(isEnabled.values.last == false)
    replies.send(.failure(.noConnection))
    #expect(isEnabled.values.last == true)
  }

  @Test func marksTheChosenAndForgetsThoseWhoAreGone() {
    let rows = Recorder(model.rows)
    choose(1)
    #expect(rows.values.last?.map { $0.parts[1].text } == [nil, "✓"])
    contacts.send(.loaded([alan]))
    contacts.send(.loaded([alan, grace]))
    #expect(rows.values.last?.map { $0.parts[1].text } == [nil, nil])
  }

  @Test func leadsToTheThreadThatWasMade() {
    let asked = Recorder(requests.signal)
    let created = Recorder(model.created)
    name.send(" Engines ")
    choose(1, 0)
    create.send(())
    replies.send(.success("7"))
    #expect(asked.values == [NewGroup(typedName: "Engines", members: ["alan", "grace"])])
    #expect(created.values == ["7"])
  }
}
