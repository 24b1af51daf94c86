import MessengerHost
import ScreenKit

/// The smallest app that playing can be tried on: a list of notes, and a reminder after a second.
final class NotesApp: MessengerApp {
  private let environment: AppEnvironment
  private let screen: NotesScreen

  init(environment: AppEnvironment) {
    self.environment = environment
    screen = NotesScreen(clock: environment.clock)
  }

  func start(opening link: String?) {
    screen.notes = (1...40).map { "Note \($0)" }
    screen.linkLabel.text = link ?? "no link"
    let navigation = NavigationController(rootViewController: screen)
    environment.window.rootViewController = navigation
    environment.window.makeKeyAndVisible()
  }

  func open(_ link: String) {
    screen.linkLabel.text = link
  }
}

final class NotesScreen: ViewController, ListViewDataSource, ListViewDelegate {
  var notes: [String] = []
  let linkLabel = Label(identifier: "notes.link")
  private let clock: any AppClock
  private let list = ListView(identifier: "notes.list")
  private let input = TextField("New", identifier: "notes.input")
  private let search = TextField("Search", identifier: "notes.search")
  private let addButton = Button("Add", identifier: "notes.add")
  private let remindButton = Button("Remind", identifier: "notes.remind")
  private let reminder = Label("Now!", identifier: "notes.reminder")

  init(clock: any AppClock) {
    self.clock = clock
    super.init()
    title = "Notes"
  }

  override func loadView() {
    reminder.isHidden = true
    let buttons = StackView(arrangedSubviews: [addButton, remindButton], axis: .horizontal)
    view = StackView(arrangedSubviews: [linkLabel, list, input, search, buttons, reminder])
    list.register(ListCell.self, forCellReuseIdentifier: "note")
    list.dataSource = self
    list.delegate = self
    addButton.addTarget(self, action: NotesScreen.add, for: .primaryActionTriggered)
    remindButton.addTarget(self, action: NotesScreen.remind, for: .primaryActionTriggered)
    input.addTarget(self, action: NotesScreen.add, for: .editingDidEndOnExit)
  }

  func numberOfRows(in listView: ListView) -> Int { notes.count }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    let cell = listView.dequeueReusableCell(withIdentifier: "note", for: row)
    cell.identifier = "notes.\(row)"
    cell.text = notes[row]
    return cell
  }

  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    let details = ViewController()
    details.title = notes[row]
    (parent as? NavigationController)?.pushViewController(details)
  }

  private func add() {
    notes.insert(input.text, at: 0)
    input.text = ""
    list.reloadData()
  }

  private func remind() {
    Task {
      try await clock.sleep(for: 1)
      reminder.isHidden = false
    }
  }
}
