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
    inboxes.onNext(inbox(loaded(thread(last: 1))))
    #expect(previews(contents.values.last) == ["1"])
    inboxes.onNext(inbox(loaded(thread(last: 1)), .wrote(draft: "Hi", thread: "1")))
    #expect(previews(contents.values.last) == ["Draft: Hi"])
    inboxes.onNext(inbox(loaded(thread(last: 1)), .wrote(draft: "  ", thread: "1")))
    #expect(previews(contents.values.last) == ["1"])
  }

  @Test func speaksAnotherLanguageAtOnce() {
    let contents = Recorder(model.content)
    inboxes.onNext(inbox(loaded(thread()), .wrote(draft: "Hi", thread: "1")))
    words.onNext(Texts(in: .simplifiedChinese))
    #expect(previews(contents.values.last) == ["草稿：Hi"])
  }

  @Test func countsWhatIsUnread() {
    let contents = Recorder(model.content)
    let badges = Recorder(model.badge)
    inboxes.onNext(inbox(loaded(thread("1", last: 3, unread: 2), thread("2", last: 1))))
    #expect(contents.values.last?.rows.map { $0.parts[2].text } == ["2", nil])
    inboxes.onNext(inbox(loaded(thread("1", last: 3))))
    #expect(badges.values == ["2", nil])
  }

  @Test func saysWhyThereIsNothing() {
    let contents = Recorder(model.content)
    inboxes.onNext(inbox())
    #expect(contents.values.last?.isBusy == true)
    inboxes.onNext(inbox(.threads(.ended(.failure(.noConnection)))))
    #expect(contents.values.last?.problem == "Could not load.")
    inboxes.onNext(inbox(loaded()))
    #expect(contents.values.last?.emptyText == "No chats yet.")
  }

  @Test func aTapLeadsToTheThreadThatIsShownThere() {
    let opened = Recorder(model.openedThread)
    inboxes.onNext(inbox(loaded(thread("1"), thread("2"))))
    selected.onNext(1)
    #expect(opened.values == ["2"])
  }

  @Test func loadsAnew() {
    let commands = Recorder(model.commands)
    retry.onNext(())
    #expect(commands.values == [.loadThreads])
  }
}
