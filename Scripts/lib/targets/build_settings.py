"""The values of build settings, from configuration files, projects and targets."""

import os
import re

from target import identifier

OPERATORS = {
    "c99extidentifier": identifier,
    "identifier": identifier,
    "rfc1034identifier": lambda value: re.sub(r"[^A-Za-z0-9.-]", "-", value),
    "lower": str.lower,
    "upper": str.upper,
}
REFERENCE = re.compile(r"\$\(([^()${}]*)\)|\$\{([^(){}$]*)\}")
INCLUDE = re.compile(r'#include\??\s*"([^"]*)"')
ASSIGNMENT = re.compile(r"([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*?);?\s*$")


class BuildSettings:
    """The settings of one project's targets, by configuration."""

    def __init__(self, project):
        self.project = project

    def values(self, target, key):
        """Returns the values of a setting in all configurations of a target, without empty ones."""
        values = set()
        for configuration in self._configurations(target):
            layers = self._layers(target, configuration.get("name"))
            values.add(_value(layers, key, len(layers) - 1, (key,)))
        return values - {None, ""}

    def _configurations(self, owner):
        settings = self.project.object(owner.get("buildConfigurationList"))
        return self.project.listed(settings, "buildConfigurations")

    def _configuration(self, owner, name):
        settings = self.project.object(owner.get("buildConfigurationList"))
        configurations = self._configurations(owner)
        for wanted in (name, settings.get("defaultConfigurationName")):
            for configuration in configurations:
                if configuration.get("name") == wanted:
                    return configuration
        return configurations[0] if configurations else {}

    def _layers(self, target, name):
        """Returns the layers of settings, from the weakest to the strongest."""
        built_in = {
            "TARGET_NAME": target["name"],
            "TARGETNAME": target["name"],
            "PROJECT_NAME": os.path.splitext(os.path.basename(self.project.bundle))[0],
            "CONFIGURATION": name or "",
            "SRCROOT": self.project.source_root,
            "PROJECT_DIR": self.project.source_root,
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "PRODUCT_NAME": "",
        }
        layers = [built_in]
        for owner in (self.project.main, target):
            configuration = self._configuration(owner, name)
            layers += [self._from_file(configuration), _unconditional(configuration)]
        return layers

    def _from_file(self, configuration):
        path = self.project.place(configuration.get("baseConfigurationReference"))
        anchor = self.project.place(configuration.get("baseConfigurationReferenceAnchor"))
        if anchor is not None:
            relative = configuration.get("baseConfigurationReferenceRelativePath", "")
            path = os.path.join(anchor, relative)
        settings = {}
        for key, value in _assignments(path, ()) if path else ():
            before = settings.get(key, "$(inherited)")
            settings[key] = re.sub(r"\$[({]inherited[)}]", lambda _: before, value)
        return settings


def _unconditional(configuration):
    settings = configuration.get("buildSettings", {})
    return {
        key: " ".join(value) if isinstance(value, list) else value
        for key, value in settings.items()
        if "[" not in key
    }


def _assignments(path, including):
    """Yields the settings of a configuration file in order, with included files in their places."""
    path = os.path.realpath(path)
    if path in including or not os.path.exists(path):
        return
    with open(path, encoding="utf-8", errors="replace") as file:
        for line in map(str.strip, file):
            if include := INCLUDE.match(line):
                included = os.path.join(os.path.dirname(path), include[1])
                yield from _assignments(included, (*including, path))
            elif assignment := ASSIGNMENT.match(line.split("//", 1)[0].strip()):
                yield assignment[1], assignment[2].strip()


def _value(layers, key, level, asked):
    """Returns the value of a setting in the layers up to a level, or None if none has it."""
    while level >= 0 and key not in layers[level]:
        level -= 1
    if level < 0:
        return None

    def replace(reference):
        name, *operators = (reference[1] or reference[2] or "").split(":")
        if name in ("inherited", key):
            value = _value(layers, key, level - 1, asked) or ""
        elif name in asked:
            value = None
        else:
            value = _value(layers, name, len(layers) - 1, (*asked, name))
        for operator in operators:
            if operator.startswith("default="):
                value = value or operator.removeprefix("default=")
            elif value is not None and operator in OPERATORS:
                value = OPERATORS[operator](value)
        # A setting without a value, such as a folder for products, becomes a placeholder, so that
        # the rest of the text can be used.
        return f"<{name}>" if value is None else value

    text = layers[level][key]
    for _ in range(20):
        expanded = REFERENCE.sub(replace, text)
        if expanded == text:
            break
        text = expanded
    return text
