{{- define "symbolon.name" -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end }}

{{- define "symbolon.selector" -}}
app.kubernetes.io/name: symbolon
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "symbolon.labels" -}}
{{ include "symbolon.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{- define "symbolon.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{/* Restrictions of a pod, after the restricted pod security standard. */}}
{{- define "symbolon.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "symbolon.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* Settings of both kinds of process. Secrets are files below /run/secrets/symbolon. */}}
{{- define "symbolon.env" -}}
{{- range $setting, $key := .Values.secretKeys }}
- { name: {{ $setting }}_FILE, value: /run/secrets/symbolon/{{ $key }} }
{{- end }}
- { name: SYMBOLON_PUBLIC_URL, value: {{ .Values.publicUrl | quote }} }
{{- with .Values.trustedProxies }}
- { name: SYMBOLON_TRUSTED_PROXIES, value: {{ . | quote }} }
{{- end }}
- { name: SYMBOLON_S3_ENDPOINT, value: {{ .Values.objects.endpoint | quote }} }
- { name: SYMBOLON_S3_BUCKET, value: {{ .Values.objects.bucket | quote }} }
- { name: SYMBOLON_S3_REGION, value: {{ .Values.objects.region | quote }} }
- { name: SYMBOLON_S3_PATH_STYLE, value: {{ .Values.objects.pathStyle | quote }} }
{{- range $setting, $value := .Values.settings }}
- { name: {{ $setting }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}

{{- define "symbolon.mounts" -}}
- { name: data, mountPath: /var/lib/symbolon }
- { name: tmp, mountPath: /tmp }
- { name: secrets, mountPath: /run/secrets/symbolon, readOnly: true }
{{- end }}

{{- define "symbolon.volumes" -}}
- name: data
  emptyDir: { sizeLimit: {{ .Values.data.sizeLimit }} }
- name: tmp
  emptyDir: { sizeLimit: 512Mi }
- name: secrets
  secret:
    secretName: {{ .Values.existingSecret }}
    defaultMode: 0440
    items:
      {{- range .Values.secretKeys }}
      - { key: {{ . }}, path: {{ . }} }
      {{- end }}
{{- end }}

{{/* Pods of one kind on different machines where that is possible. Takes a dictionary of root and component. */}}
{{- define "symbolon.spread" -}}
- maxSkew: 1
  topologyKey: kubernetes.io/hostname
  whenUnsatisfiable: ScheduleAnyway
  labelSelector:
    matchLabels:
      {{- include "symbolon.selector" .root | nindent 6 }}
      app.kubernetes.io/component: {{ .component }}
{{- end }}
