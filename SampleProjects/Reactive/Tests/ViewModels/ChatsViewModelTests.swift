import MessengerTexts
import Testing

@testable import Reactive

@Suite("Chats") @MainActor
struct ChatsViewModelTests {
  private let selected = Subject<Int>()
  private let retry = Subject<Void>()
  private let inboxes = Subject<Inbox>()
  private let words = Subject<Texts>()
  private let model: ChatsViewModel

  init() {
    model = ChatsViewModel(
      ChatsViewModel.Inputs(
        selected: selected.observable, retry: retry.observable, newGroup: .never),
      inbox: inboxes.observable.shareLatest(), texts: words.observable.starting(with: texts))
  }

  private func previews(_ content: ListContent<LabelsRow>?) -> [String?] {
    content?.rows.map { $0.parts[1].text } ?? []
  }

  @Test func showsTheDraftOrElseTheLastMessage() {
    let contents = Recorder(model.content)
    inboxes.send(inbox(loaded(thread(last: 1))))
    #expect(previews(contents.values.last) == ["1"])
    inboxes.send(inbox(loaded(thread(last: 1)), .wrote(draft: "Hi", thread: "1")))
    #expect(previews(contents.values.last) == ["Draft: Hi"])
    inboxes.send(inbox(loaded(thread(last: 1)), .wrote(draft: "  ", thread: "1")))
    #expect(previews(contents.values.last) == ["1"])
  }

  @Test func speaksAnotherLanguageAtOnce() {
    let contents = Recorder(model.content)
    inboxes.send(inbox(loaded(thread()), .wrote(draft: "Hi", thread: "1")))
    words.send(Texts(in: .simplifiedChinese))
    #expect(previews(contents.values.last) == ["草稿：Hi"])
  }

  @Test func countsWhatIsUnread() {
    let contents = Recorder(model.content)
    let badges = Recorder(model.badge)
    inboxes.send(inbox(loaded(thread("1", last: 3, unread: 2), thread("2", last: 1))))
    #expect(contents.values.last?.rows.map { $0.parts[2].text } == ["2", nil])
    inboxes.send(inbox(loaded(thread("1", last: 3))))
    #expect(badges.values == ["2", nil])
  }

  @Test func saysWhyThereIsNothing() {
    let contents = Recorder(model.content)
    inboxes.send(inbox())
    #expect(contents.values.last?.isBusy == true)
    inboxes.send(inbox(.threads(.ended(.failure(.noConnection)))))
    #expect(contents.values.last?.problem == "Could not load.")
    inboxes.send(inbox(loaded()))
    #expect(contents.values.last?.emptyText == "No chats yet.")
  }

  @Test func aTapLeadsToTheThreadThatIsShownThere() {
    let opened = Recorder(model.openedThread)
    inboxes.send(inbox(loaded(thread("1"), thread("2"))))
    selected.send(1)
    #expect(opened.values == ["2"])
  }

  @Test func loadsAnew() {
    let commands = Recorder(model.commands)
    retry.send(())
    #expect(commands.values == [.reload])
  }
}
