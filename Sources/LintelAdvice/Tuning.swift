/// The tuned constants: the numbers and shares with which `lintel init` chooses a proposal and
/// `lintel doctor` limits its work.
///
/// They are judgements about real projects, not measurements: no record says with which projects
/// they were chosen. Where a test fails if the constant changes by much, the comment names the test
/// and the values that it tells apart; all other constants are chosen freely, and may be changed
/// with a look at what `lintel init` then proposes. How many names a text lists is not tuning, and
/// is decided where the text is written.
enum Tuning {
  // MARK: - The fit of a preset

  /// The smallest share of types with which a part counts as present; fewer may be chance. With 300
  /// types, two classes named `…Presenter` are no part.
  ///
  /// `ProposalTests.noPresetIsChosenWithoutWhatSetsItApart`: one of 201 types is not enough.
  static let presentPart = Share(1, of: 100)

  /// The smallest number of present parts of a convincing preset.
  static let fewestPresentParts = 2

  /// The share of its parts that a convincing preset must have more of: three of five.
  static let presentParts = Share(1, of: 2)

  /// The smallest share of the distinctive parts that must be present in a convincing preset: two
  /// of `Presenter`, `Interactor`, `Router` and `Entity`.
  static let presentOwnParts = Share(1, of: 2)

  /// The smallest share of types that have a part in a convincing preset.
  static let convincingCoverage = Share(1, of: 4)

  /// The largest share of dependencies that may break the rules of a preset which the project is
  /// said to have; with more, it has another architecture.
  ///
  /// `ProposalTests.aPresetIsNotChosenAgainstTheCode`: 10 of 100 are accepted, 20 are not.
  static let brokenRules = Share(1, of: 6)

  /// The smallest share of types that have a part in an unmistakable preset: 55 %.
  static let unmistakableCoverage = Share(11, of: 20)

  /// The smallest share of types that have a part if a preset covers nearly all.
  static let nearlyAllTypes = Share(3, of: 4)

  /// The largest number of presets that have a distinctive part of the same name: `Presenter` is in
  /// `mvp` and `viper`, `View` is in many.
  static let mostPresetsWithOwnPart = 2

  /// The number of distinctive parts with which half of the certainty is reached that no other
  /// preset is meant: n / (n + 2) for n parts.
  static let ownPartsForHalfDistinction = 2

  /// The largest number of findings, as a share of the number of types, with which a project nearly
  /// keeps a preset: six findings in 300 types.
  static let nearlyKeptFindings = Share(1, of: 50)

  /// The smallest share of types that have a part, and the largest share of dependencies that break
  /// the rules, with which a project nearly keeps a preset without missing parts.
  static let completeCoverage = Share(9, of: 10)
  static let completeBrokenRules = Share(1, of: 10)

  /// The smallest number of types in the first part of a preset that is added to another: three
  /// coordinators.
  ///
  /// `InitCommandTests.whatGoesWithAPresetIsProposedWhereItIsFollowed`: three are enough, two are
  /// not.
  static let fewestTypesOfAddition = 3

  // MARK: - The name of a project

  /// The number of distinctive parts that nearly prove a preset if it covers nearly all types.
  ///
  /// `InitCommandTests.aSmallAppIsCalledAfterItsParts` has one interactor, and is VIPER.
  static let certainOwnParts = 4

  /// The smallest number of types of a part that names the architecture.
  ///
  /// `NamingTests.aLibraryNamesTheArchitecture` and `ConcessionTests.whatEveryApplicationHasGivesNoName`
  /// have three.
  static let fewestNamingTypes = 3

  /// The number of types that is enough in small projects, with the largest number of types in such
  /// a project: if one part names the architecture, or several, which are hardly there by chance.
  static let fewestNamingTypesOfSmallProject = 2
  static let mostTypesOfSmallProject = 20
  static let mostTypesOfSmallProjectWithSeveralParts = 40

  /// The smallest share of types of a part that names the architecture. A project with this share of
  /// view controllers has a screen for each, so the part is compared with their number instead.
  static let namingTypes = Share(1, of: 25)

  /// The number of types of a part for each view controller that is enough in any case: one
  /// presenter for two controllers.
  static let typesPerController = Share(1, of: 2)

  /// The number of types of a part for each view controller that is enough with ``namingTypes``.
  ///
  /// `NamingTests.fewViewModelsGiveNoName`: four view models for 20 controllers are enough, three
  /// are not.
  static let fewestTypesPerController = Share(1, of: 5)

  /// The smallest share of types that have a part of a preset about an imported library, if each
  /// part has ``fewestNamingTypes``: three features of `ComposableArchitecture`.
  static let importedCoverage = Share(1, of: 2)

  // MARK: - The choice of a proposal

  /// The largest number of findings with which a team can start to use a rules file. A project with
  /// more does not have the proposed architecture, or does not have it yet.
  ///
  /// `ConcessionTests.whatIsDoneAllOverIsAnExceptionOfTheRule`: twelve are too many.
  static let acceptableFindings = 10

  /// The largest number of findings of an additional preset; with more, it is left out.
  ///
  /// `NamingTests.whatGoesWithAPresetIsLeftOutWhereItIsNotKept`: four are too many.
  static let acceptableFindingsOfAddition = 3

  /// The largest number of exceptions that leave enough of the architecture, unless a preset has
  /// more rules.
  static let mostConcessions = 8

  /// The largest number of additional rules; with more, the rules file would be too long to read.
  static let mostAdditions = 3

  /// The smallest share of the score of a better order with which an order that the project keeps
  /// is worth nearly as much.
  static let matchingScore = Share(3, of: 4)

  /// The smallest share of files that are in the same layer of two orders that are nearly the same.
  ///
  /// `ProposalTests.ordersThatAreNearlyTheSameAreNotToldTwice` has one of 41 files elsewhere.
  static let filesOfNearlySameOrder = Share(9, of: 10)

  // MARK: - Orders of layers

  /// The costs of a reference that breaks an order, as a number of references that the order must
  /// catch: a low cost, for an order that forbids much although some code breaks it, and a high
  /// one, for an order that the code keeps.
  static let costsOfBroken = [3.0, 30]

  /// The cost of a layer, as a share of references: a layer that catches only one reference in a
  /// hundred is not worth a line.
  static let costOfLayer = 0.012

  /// The share of references that an order must forbid in addition to justify twice as many names.
  static let costOfDoubling = 0.025

  /// The cost of replacing a part by its folders, which say less about the project than its parts.
  static let costOfOpening = 0.02

  /// The bonus for modules, which are boundaries that a team has drawn already.
  static let worthOfModules = 0.03

  /// The lowest score of a strong order; below it an order forbids too little.
  static let strongScore = 0.08

  /// The smallest share of pairs of files that makes a rule about a family of features worthwhile.
  static let familyShare = 0.01

  // MARK: - Parts of a project

  /// The largest number of parts of a partition; with more, the rules file would be too long to
  /// read.
  static let mostParts = 250

  /// The largest number of times that a part is replaced by its folders. Each time, the partition
  /// says more about the project, but is less simple.
  static let mostOpenings = 3

  /// The smallest share of files with which the largest part is replaced by its folders: the module
  /// `App` beside small ones.
  static let openedPart = Share(3, of: 10)

  /// The smallest share of files beside a single folder with which the folder is a part, and is not
  /// opened: `Sources` beside many scripts.
  static let filesBesideFolder = Share(3, of: 10)

  /// The smallest number of modules whose names end in the same word, as `LoginFeature` and
  /// `OrdersFeature`.
  static let fewestModulesOfEnding = 3

  /// The smallest number of features that must have a role in common, and the smallest share; fewer
  /// may be chance.
  ///
  /// `PartTests.aRoleIsWhatMostFeaturesHave`: two of six features are not enough.
  static let fewestFeaturesOfRole = 3
  static let featuresOfRole = Share(1, of: 2)

  /// The smallest share of files in folders with roles, if roles are proposed.
  static let filesOfRoles = Share(1, of: 2)

  /// The smallest share of files of a module that shows how the project is organised, the number of
  /// such modules that is enough, and the share of files that is required of one module fewer.
  ///
  /// `PartTests.manyModulesAreThoseThatOthersUse`: 3 of 29 files in three modules are enough, 3 of
  /// 209 are not; two modules with 6 of 9 files are enough, with 6 of 26 they are not.
  static let filesOfModule = Share(3, of: 100)
  static let manyModules = 3
  static let filesOfFewModules = Share(1, of: 2)

  // MARK: - Ports and adapters

  /// The smallest number of protocols of the core to which other parts must conform; fewer may be
  /// chance.
  ///
  /// `HexagonProposalTests`: two are not enough, four are.
  static let fewestPorts = 3

  /// The smallest share of types in the core, its adapters and the composition root.
  static let typesOfHexagon = Share(6, of: 10)

  /// The largest share of types in the composition root.
  static let typesOfCompositionRoot = Share(1, of: 4)

  /// The smallest share of files that import a UI framework, e.g. `SwiftUI`, in a part about
  /// screens.
  static let filesOfScreens = Share(1, of: 3)

  // MARK: - Additional rules and components

  /// The smallest number of files in a part that imports no UI framework, and of files in the
  /// project that import one, for a rule about it; fewer may be chance.
  static let fewestFilesForImports = 5

  /// The largest number of parts in a rule that keeps UI frameworks out.
  static let mostPartsWithoutScreens = 8

  /// The largest share of types that may belong to no part without getting components by folder.
  static let typesWithoutPart = Share(1, of: 10)

  /// The largest number of folders that become such components; with more, the rules file would be
  /// too long to read.
  ///
  /// `RemainderFolderTests.whatIsInNoCommonFolderIsInTheRoot`.
  static let mostFoldersOfRemainder = 8

  /// The smallest number of types with which a folder becomes such a component, and the smallest
  /// share of the types that belong to no part.
  static let fewestTypesOfFolder = 3
  static let typesOfFolder = Share(1, of: 25)

  // MARK: - Bounds of work

  /// The largest number of components for which the forbidden share is measured, because each pair
  /// of them is examined: it took seconds for a thousand features.
  ///
  /// `ForbiddenShareTests.manyComponentsAreNotMeasured`.
  static let mostMeasuredComponents = 200

  /// The largest number of pairs of components that `doctor` examines for all rules together: ten
  /// times as many as fifty rules that are each about all pairs of a hundred components.
  static let mostComparedPairs = 5_000_000
}
