import ScreenKit

/// Lists members, and reports which one is chosen. Its part of the model are the members, of whom one
/// may be selected.
final class MembersViewController: ViewController {
  private static let cell = "member"

  weak var delegate: (any MembersViewControllerDelegate)?

  private let listView = ListView(identifier: "members")

  var members: [Member] {
    didSet { listView.reloadData() }
  }

  /// The member who is marked, if it is one of them.
  var selectedMember: Member? {
    didSet { listView.reloadData() }
  }

  init(members: [Member]) {
    self.members = members
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    listView.register(ListCell.self, forCellReuseIdentifier: MembersViewController.cell)
    listView.dataSource = self
    listView.delegate = self
    view.addSubview(listView)
  }
}

// MARK: - ListViewDataSource

extension MembersViewController: ListViewDataSource {
  func numberOfRows(in listView: ListView) -> Int { members.count }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    let cell = listView.dequeueReusableCell(withIdentifier: MembersViewController.cell, for: row)
    let member = members[row]
    cell.text = member === selectedMember ? "✓ \(member.name)" : member.name
    cell.identifier = "members.\(row)"
    return cell
  }
}

// MARK: - ListViewDelegate

extension MembersViewController: ListViewDelegate {
  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    delegate?.membersViewController(self, didChoose: members[row])
  }
}
