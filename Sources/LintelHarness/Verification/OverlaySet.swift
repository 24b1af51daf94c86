/// Overlays of one sample that are built and tested together: one fault, or twins that change
/// different files.
///
/// Twins can share a run because each of them must pass all tests. Faults cannot, because it would
/// not be known which of them a scenario has found.
struct OverlaySet {
  /// Subjects with overlays, at least one.
  private(set) var subjects: [VerifiedSample]

  init(_ subject: VerifiedSample) { subjects = [subject] }

  var name: String {
    subjects.count == 1
      ? subjects[0].name : "\(subjects.count) twins of \(subjects[0].sample.name)"
  }

  /// The paths of the files that the overlays change or add, below the folder of the sample.
  private var files: Set<String> { Set(subjects.flatMap { $0.overlay?.files ?? [] }) }

  var testPlan: TestPlan { TestPlan(name: name, selection: subjects[0].testSelection) }

  private func canTake(_ subject: VerifiedSample) -> Bool {
    guard let overlay = subject.overlay else { return false }
    return overlay.kind == .twin && subjects[0].overlay?.kind == .twin
      && files.isDisjoint(with: overlay.files)
  }

  /// Returns all overlays, in groups that are each built once; no group has two sets of one sample.
  static func groups(of subjects: [VerifiedSample]) -> [[OverlaySet]] {
    var order: [String] = []
    var sets: [String: [OverlaySet]] = [:]
    for subject in subjects where subject.overlay != nil {
      let sample = subject.sample.name
      if sets[sample] == nil { order.append(sample) }
      if let index = sets[sample, default: []].firstIndex(where: { $0.canTake(subject) }) {
        sets[sample]?[index].subjects.append(subject)
      } else {
        sets[sample, default: []].append(OverlaySet(subject))
      }
    }
    let count = sets.values.map(\.count).max() ?? 0
    return (0..<count).map { index in
      order.compactMap { sample in
        sets[sample].flatMap { index < $0.count ? $0[index] : nil }
      }
    }
  }
}
